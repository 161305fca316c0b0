/**
 * Stop words in both languages, folded: visitors search in either language on any page. tokenise.ts drops
 * the single letters that elisions and apostrophes leave behind.
 */
const FRENCH =
  'apercu au aujourd aussi aux avec avoir ca ce ceci cela ces cet cette ceux combien comme comment dans de definition des donc dont du elle elles en est et etes etre eux explique expliquee expliquer faire faut hui il ils jusqu la le les leur leurs lors lorsqu lorsque mais mes moi mon ne ni nos notre nous on ont ou par pas peut plus pour pourquoi puis puisqu qu quand que quel quelle quelles quels qui quoi resume sa sans se ses si signification signifie son sont sous sur ta te tes ton tous tout toute toutes tres un une vers via vos votre vous y';
const ENGLISH =
  'all am an and any are as at be been being by can could did do does explain explained for from had has have how if in into is it its many may me mean meaning much my no not of off on or our ours out overview own shall she should so some such summary than that the their them then there these they this those to up us was we were what when where which who whom whose why will with would you your';

export const stopWords: ReadonlySet<string> = new Set(`${FRENCH} ${ENGLISH}`.split(' '));
