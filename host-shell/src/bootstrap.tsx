import { createRoot } from 'react-dom/client';
import { Link } from 'react-router-dom';
import { Button } from 'shared-design-system';
import { createAppStore } from 'shared-runtime';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Button>
      {String(createAppStore())}
      {String(Link)}
    </Button>,
  );
void import('react-hook-form');
