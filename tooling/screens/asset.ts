/** Stands in for style sheets, pictures and fonts in screen tests: the address that webpack would give. */
export default 'asset';
