import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';

/** Firestore itself, or a transaction. */
interface Reader {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

type SnapshotsOf<References extends readonly DocumentReference[]> = {
  [Index in keyof References]: References[Index] extends DocumentReference<infer Shape>
    ? DocumentSnapshot<Shape>
    : never;
};

type DataOf<References extends readonly DocumentReference[]> = {
  [Index in keyof References]: References[Index] extends DocumentReference<infer Shape>
    ? Shape | undefined
    : never;
};

/** Reads several documents, of several shapes, in one round trip. @returns them in that order, with when they were written */
export async function snapshotsOf<References extends readonly DocumentReference[]>(
  reader: Reader,
  ...references: References
): Promise<SnapshotsOf<References>> {
  return (await reader.getAll(...references)) as SnapshotsOf<References>;
}

/** Reads several documents, of several shapes, in one round trip. @returns their data in that order, undefined where none is */
export async function readAll<References extends readonly DocumentReference[]>(
  reader: Reader,
  ...references: References
): Promise<DataOf<References>> {
  const snapshots = await reader.getAll(...references);
  return snapshots.map((snapshot) => snapshot.data()) as DataOf<References>;
}
