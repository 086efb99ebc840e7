import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { NarrowPage } from '../../../base/ui/page/page'
import { Loading } from '../../../base/ui/page/loading'
import { useWords } from '../../../base/ui/words/use-words'
import { accountWords } from '../../account/words'
import { logOut } from './log-out'

/** The page of the logout. It shows nothing of the user account while the logout is running. */
export default function LogoutPage() {
  const t = useWords(accountWords)
  const navigate = useNavigate()
  useEffect(() => {
    void logOut().then(() => navigate({ to: '/login', replace: true }))
  }, [navigate])
  return (
    <NarrowPage title={t('logoutTitle')}>
      <Loading />
    </NarrowPage>
  )
}
