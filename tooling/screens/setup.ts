import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** Milliseconds that `findBy…` and `waitFor` wait: the first screen of a file takes its modules' loading time, and machines that run tests are busy. */
configure({ asyncUtilTimeout: 30_000 });
