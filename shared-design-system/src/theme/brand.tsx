import { createContext, useContext } from 'react';
import { type BrandLook, bloom } from '../tokens/brand.ts';

export const BrandContext = createContext<BrandLook>(bloom);

export const useBrand = (): BrandLook => useContext(BrandContext);
