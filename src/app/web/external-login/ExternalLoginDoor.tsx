import { useSearch } from '@tanstack/react-router'
import { useWords } from '../../../base/ui/words/use-words'
import { BeginButton } from './BeginButton'
import styles from './external-login.module.css'
import { externalLoginWords } from './words'

export default function ExternalLoginDoor() {
  const t = useWords(externalLoginWords)
  const { back } = useSearch({ from: '/open/login' })
  return (
    <div className={styles.door}>
      <p>{t('or')}</p>
      <BeginButton text={t('logIn')} back={back} fullWidth />
    </div>
  )
}
