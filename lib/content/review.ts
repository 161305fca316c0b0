/** Whether the day by which a guide is to be reviewed has passed. Both days are `YYYY-MM-DD`. */
export const isReviewOverdue = (reviewBy: string, today: string): boolean => reviewBy < today;
