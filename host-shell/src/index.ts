import './shared/brought.ts';

void import('./bootstrap.tsx');
