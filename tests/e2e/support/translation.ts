/**
 * Treats a page as browsers do that translate it: each text, new and changed ones too, stands in two `<font>`. Some
 * texts are moved there, others replaced by their translation: the same words in capitals. Runs in the page.
 */
export function translate(): void {
  let isMoved = false;
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '') return;
    if (parent.closest('font, script, style, title, textarea, option, svg')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(isMoved ? text : text.data.toUpperCase());
    isMoved = !isMoved;
  };
  const translateAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(wrap);
  };
  translateAll();
  new MutationObserver(translateAll).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
