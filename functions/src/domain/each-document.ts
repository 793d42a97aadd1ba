import {
  type DocumentData,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

const PAGE = 200;

/** Does something with each document that a query finds, page by page, in the order of their ids. */
export async function eachDocument<Shape extends DocumentData>(
  query: Query<Shape>,
  act: (document: QueryDocumentSnapshot<Shape>) => Promise<unknown>,
): Promise<void> {
  const byId = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let page = await byId.get();
  while (!page.empty) {
    for (const document of page.docs) await act(document);
    page = await byId.startAfter(page.docs.at(-1)).get();
  }
}
