/** Id of the sign-in section on the demo page. */
export const SIGN_IN = 'sign-in';
