export { FormFailure } from './FormFailure.tsx';
export { SignInForm } from './SignInForm.tsx';
export { signOut } from './session.ts';
export { isSessionOver, useSignInFirst, useTellFailure } from './useSignInFirst.ts';
