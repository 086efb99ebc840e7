import { useSearch } from '@tanstack/react-router'
import { useWords } from '../../../base/ui/words/use-words'
import { ExternalLoginButton } from './ExternalLoginButton'
import styles from './external-login.module.css'
import { externalLoginWords } from './words'

export default function ExternalLoginDoor() {
  const t = useWords(externalLoginWords)
  const { back } = useSearch({ from: '/open/login' })
  return (
    <div className={styles.door}>
      <p>{t('or')}</p>
      <ExternalLoginButton text={t('logIn')} back={back} fullWidth />
    </div>
  )
}
