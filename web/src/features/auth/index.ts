export { FormFailure } from './FormFailure.tsx';
export { SignInForm } from './SignInForm.tsx';
export { signOut } from './session.ts';
export { useSignInFirst, useTellFailure } from './useSignInFirst.ts';
