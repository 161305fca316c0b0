import styled from 'styled-components';

/* Black on white, in points: it is made for paper alone. While it is there, nothing else is printed. */
export const Sheet = styled.article.withConfig({ componentId: 'memo-sheet' })`
  display: none;

  @media print {
    display: block;
    background: #fff;
    color: #000;
    font-size: var(--text-xs);
    line-height: 1.25;
    hyphens: none;

    html:has(> body > &) {
      --base: 8.6pt;
    }

    body:has(> &) > :not(&) {
      display: none !important;
    }

    h1 {
      font-size: var(--title-s);
    }

    h2 {
      margin: 5pt 0 1pt;
      font-size: var(--text-m);
    }

    a {
      overflow-wrap: anywhere;
    }
  }
`;

export const Facts = styled.dl.withConfig({ componentId: 'memo-facts' })`
  columns: 2;
  column-gap: 8mm;

  div {
    display: flex;
    justify-content: space-between;
    gap: 4mm;
    padding-block: 0.5pt;
    border-block-end: 0.5pt solid #999;
    break-inside: avoid;
  }

  dd {
    font-weight: 600;
    text-align: end;
  }
`;

export const Table = styled.table.withConfig({ componentId: 'memo-table' })`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  line-height: 1.22;

  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: 1.5pt 3pt;
    border: 0.5pt solid #999;
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  th {
    font-weight: 600;
  }
`;

export const Notes = styled.div.withConfig({ componentId: 'memo-notes' })`
  p {
    margin-block-start: 3pt;
  }
`;

/* Room to write by hand. */
export const Blanks = styled.div.withConfig({ componentId: 'memo-blanks' })`
  display: grid;
  grid-template-columns: 2fr 2fr 1fr 2fr;
  gap: 0 5mm;
  margin-block-start: 6pt;
  break-inside: avoid;

  div {
    min-height: 13mm;
    border-block-end: 0.5pt solid #000;
  }

  &[data-name] {
    grid-template-columns: 1fr;
    font-size: var(--text-m);
  }

  &[data-name] div {
    min-height: 0;
    padding-block-end: 1mm;
  }
`;

export const Signed = styled.section.withConfig({ componentId: 'memo-signed' })`
  break-inside: avoid;
`;
