import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useToast } from 'shared-design-system/office';
import { productTexts } from '../features/products/product-texts.ts';
import { justAdded } from './just-added.ts';
import { ProductEditor } from './product-editor.tsx';

export default function ProductNewScreen() {
  const [added, setAdded] = useState<{ id: string; failures?: readonly string[] }>();
  const navigate = useNavigate();
  const toast = useToast();
  const saved = (id: string) => {
    toast.show({
      title: productTexts.added,
      type: 'happy',
      action: { label: productTexts.another, onPress: () => void navigate('/merchant/products/new') },
    });
    setAdded({ id });
  };
  if (added) return <Navigate to={`/merchant/products/${added.id}`} state={justAdded(added.failures)} replace />;
  return <ProductEditor product={null} onSaved={saved} onAdded={(id, failures) => setAdded({ id, failures })} />;
}
