import type { Meta } from 'shared-design-system/stories';
import { FloatingButton } from './floating-button.tsx';

const meta: Meta = { title: 'Actions/FloatingButton' };
export default meta;

export const Debug = () => <FloatingButton icon="bug" label="Отладка" onClick={() => {}} />;
