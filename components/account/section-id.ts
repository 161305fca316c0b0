/** Id of the section for signing in, on the demo page. */
export const SIGN_IN = 'sign-in';
