import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine needs more than the usual second for one rendering.
configure({ asyncUtilTimeout: 20_000 });
