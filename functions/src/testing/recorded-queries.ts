import { listenToFirestore } from './traffic.ts';

/** Every query of this test file, from its first line on. */
export const recorded = listenToFirestore();
