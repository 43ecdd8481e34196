import { Banknote, Copy, CreditCard, Download, ExternalLink, Eye, EyeOff, Heart, Share2, Trash2 } from 'lucide-react';
import { addIcons } from './icons.ts';

export const checkoutIcons = {
  banknote: Banknote,
  copy: Copy,
  'credit-card': CreditCard,
  download: Download,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  heart: Heart,
  share: Share2,
  trash: Trash2,
} as const;

addIcons(checkoutIcons);
