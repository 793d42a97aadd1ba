import { EventEmitter } from 'node:events';
import { getApp, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/**
 * The Admin SDK, initialised here and nowhere else. It finds its project, bucket and credentials in the environment,
 * as Cloud Functions set it; against the emulators it follows the SDK's own *_EMULATOR_HOST variables.
 */
const app = getApps().length > 0 ? getApp() : initializeApp();

export const auth = getAuth(app);

export const firestore = getFirestore(app);
firestore.settings({ ignoreUndefinedProperties: true });

// The client of Cloud Storage hangs eleven listeners on each download, one more than Node warns at.
EventEmitter.defaultMaxListeners = 15;

/** The one bucket that holds what people upload and what is made of it. */
export const bucket = () => getStorage(app).bucket();
