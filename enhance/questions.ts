/** On the page of questions, loads the script that filters them. Without it, the field asks the site search. */
export function offerQuestionFilter(): void {
  if (!document.querySelector('[data-question-filter]')) return;
  import('./questions/filter-questions').then(
    ({ filterQuestions }) => filterQuestions(),
    () => {
      // The form still leads to the search page.
    },
  );
}
