/** Stands for the Firebase services that reactfire names in its imports and the product never calls. */
const absent = undefined;

export {
  absent as ensureInitialized,
  absent as get,
  absent as getAll,
  absent as getBoolean,
  absent as getNumber,
  absent as getString,
  absent as getValue,
  absent as httpsCallable,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onSnapshot,
  absent as onValue,
  absent as queryEqual,
};
