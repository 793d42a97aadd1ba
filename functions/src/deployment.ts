import { setGlobalOptions } from 'firebase-functions/v2';

/** What all functions share. The region is the one that firebase.json's rewrites name; bounded instances bound the bill. */
setGlobalOptions({ region: 'us-central1', maxInstances: 50 });
