import { ArrowLeft } from 'lucide-react'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import { accountWords } from '../../account/words'
import styles from './login.module.css'

export function BackLink({ href }: { href: string }) {
  const t = useWords(accountWords)
  return (
    <RouteLink href={href} className={styles.back}>
      <ArrowLeft size={18} aria-hidden /> {t('back')}
    </RouteLink>
  )
}
