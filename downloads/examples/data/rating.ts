/** When a rating provider notifies the sample company of a first rating: the Thursday before Easter. */
export const notifiedOn = '2027-03-25';
