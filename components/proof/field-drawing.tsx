import styles from './field-drawing.module.css';

const rows = [0, 1, 2, 3];

/** Scattered data, gathered into a table with one row highlighted. */
const data = (
  <>
    {[
      [14, 30, 46],
      [40, 66, 30],
      [8, 100, 38],
      [52, 132, 42],
    ].map(([x, y, width], row) => (
      <g key={y}>
        <rect x={x} y={y} width={width} height="10" className={styles.fill} />
        <path
          d={`M108 ${(y ?? 0) + 5}C150 ${(y ?? 0) + 5} 150 ${50 + row * 26} 192 ${50 + row * 26}`}
          className={styles.link}
        />
      </g>
    ))}
    {rows.map((row) => (
      <rect
        key={row}
        x="196"
        y={41 + row * 26}
        width="150"
        height="18"
        className={row === 1 ? styles.mark : styles.outline}
      />
    ))}
  </>
);

/** A question, linked to the clause that answers it. */
const ai = (
  <>
    <path d="M14 46h104v52H58l-18 18V98H14z" className={styles.outline} />
    <path d="M30 64h72M30 80h44" className={styles.text} />
    <path d="M118 72C150 72 160 98 196 98" className={styles.link} />
    <text x="196" y="58" className={styles.sign}>
      §
    </text>
    <path d="M196 74h138M196 122h150M196 144h96" className={styles.text} />
    <rect x="196" y="89" width="118" height="18" className={styles.mark} />
    <path d="M204 98h102" className={styles.text} />
  </>
);

const figures = { data, ai };

/** A founder's field of expertise, drawn in the style of the guide covers. */
export function FieldDrawing({ field }: { field: keyof typeof figures }) {
  return (
    <svg
      viewBox="0 0 360 180"
      width="360"
      height="180"
      className={styles.emblem}
      aria-hidden="true"
    >
      {figures[field]}
    </svg>
  );
}
