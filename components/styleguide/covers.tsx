import { Cover } from '@/components/guides/covers/cover';
import { coverColours, coverFigures } from '@/loaders/schema/guide';
import styles from './styleguide-page.module.css';

/** Every cover figure and colour, by its name in guide.yaml. */
export const Covers = () => (
  <ul role="list" className={styles.covers}>
    {coverFigures.map((figure, index) => {
      const colour = coverColours[index % coverColours.length] ?? coverColours[0];
      const name = `${figure}, ${colour}`;
      return (
        <li key={figure}>
          <Cover cover={{ figure, colour }} name={figure} />
          {name}
        </li>
      );
    })}
  </ul>
);
