export { FormFailure } from './FormFailure.tsx';
export { signOut } from './session.ts';
export { SignInWays } from './SignInWays.tsx';
export { isSessionOver, useSignInFirst, useTellFailure } from './useSignInFirst.ts';
