import { useState } from 'react';
import { shallow } from 'zustand/shallow';

/** The same object as long as what is in it is the same. */
export function useStable<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (shallow(kept, value)) return kept;
  setKept(value);
  return value;
}
