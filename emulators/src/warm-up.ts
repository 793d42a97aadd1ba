/**
 * The Firestore emulator's first commit through the rules takes half a second and more, and a listener that starts
 * meanwhile can miss it for good. So the first ones are made here, where nobody listens.
 */
export async function warmUpFirestore(host: string, projectId: string): Promise<void> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const name = `${documents}/warm-up/1`;
  const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: { integerValue: 1 } } };
  const calls: [method: string, path: string, body?: object][] = [
    ['POST', ':commit', { writes: [{ update: { name, fields: { n: { integerValue: 1 } } } }] }],
    ['GET', '/warm-up/1'],
    ['POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'warm-up' }], where } }],
    ['POST', ':commit', { writes: [{ delete: name }] }],
  ];
  for (const token of ['owner', unsignedToken(projectId)]) {
    for (const [method, path, body] of [...calls, ...calls]) {
      await fetch(`http://${host}/v1/${documents}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      }).then((response) => response.text());
    }
  }
}

/** A token of nobody in particular, of the kind that only emulators accept. */
function unsignedToken(projectId: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: 'warm-up', user_id: 'warm-up', iat: 0, aud: projectId })}.`;
}

/**
 * Makes the Auth emulator answer as production does since 2023: one error for an unknown address and a wrong password.
 * (https://cloud.google.com/identity-platform/docs/admin/email-enumeration-protection)
 */
export async function protectEmails(host: string, projectId: string): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused its configuration: ${await response.text()}`);
}
