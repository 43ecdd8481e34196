import { createContext, useContext } from 'react';
import { type BrandLook, bloom } from '../tokens/brand.ts';

export const BrandContext = createContext<BrandLook>(bloom);

/** The brand that the page was opened on; below `DesignSystemProvider`. */
export const useBrand = (): BrandLook => useContext(BrandContext);
