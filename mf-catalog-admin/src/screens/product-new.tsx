import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useToast } from 'shared-design-system/office';
import { productTexts } from '../features/products/product-texts.ts';
import { justAdded } from './just-added.ts';
import { ProductEditor } from './product-editor.tsx';

export default function ProductNewScreen() {
  const [savedId, setSavedId] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const saved = (id: string) => {
    toast.show({
      title: productTexts.added,
      type: 'happy',
      action: { label: productTexts.another, onPress: () => void navigate('/merchant/products/new') },
    });
    setSavedId(id);
  };
  if (savedId) return <Navigate to={`/merchant/products/${savedId}`} state={justAdded} replace />;
  return <ProductEditor product={null} onSaved={saved} />;
}
