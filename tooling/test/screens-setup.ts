import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** Milliseconds that `findBy…` and `waitFor` wait: a busy machine is slow, which is no failure. */
configure({ asyncUtilTimeout: 5_000 });
