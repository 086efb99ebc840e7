import { Receipt } from 'lucide-react'
import type { MenuChoice } from '../../../base/ui/page/menu-panel'
import type { Translate } from '../../../base/ui/words/use-words'
import type { galleryWords } from './words'

export const menuChoices = (t: Translate<keyof typeof galleryWords.texts>): MenuChoice[] => [
  {
    key: 'expense',
    label: t('expense'),
    help: t('optionHelp'),
    icon: <Receipt size={18} aria-hidden />,
    onClick: () => {},
  },
  { key: 'income', label: t('income'), onClick: () => {} },
]
