import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { countWaitingFiles } from '../../../base/ui/file/waiting-files'
import { NarrowPage } from '../../../base/ui/page/page'
import { Loading } from '../../../base/ui/page/loading'
import { useWords } from '../../../base/ui/words/use-words'
import { logoutWords } from '../words-logout'
import { logOut, profileHere } from './log-out'

/** The number of files of this account that only this browser has. A logout removes them. */
async function filesLostByLogout(): Promise<number> {
  const profile = await profileHere()
  return profile === undefined ? 0 : countWaitingFiles(profile.id)
}

/**
 * The page of the logout. It shows nothing of the user account while the logout is running. It asks first if files that
 * are not sent would be lost.
 */
export default function LogoutPage() {
  const t = useWords(logoutWords)
  const navigate = useNavigate()
  const [lost, setLost] = useState(0)
  const [isConfirmed, setConfirmed] = useState(false)
  useEffect(() => {
    const leave = () => logOut().then(() => navigate({ to: '/login', replace: true }))
    if (isConfirmed) void leave()
    else void filesLostByLogout().then((count) => (count === 0 ? leave() : setLost(count)))
  }, [isConfirmed, navigate])
  if (lost === 0 || isConfirmed)
    return (
      <NarrowPage title={t('title')}>
        <Loading />
      </NarrowPage>
    )
  return (
    <NarrowPage title={t('unsentTitle')}>
      <p>{t('unsent', { count: lost })}</p>
      <Group justify="space-between">
        <Button variant="subtle" color="red" onClick={() => setConfirmed(true)}>
          {t('anyway')}
        </Button>
        <Button onClick={() => void navigate({ to: '/home', replace: true })}>{t('stay')}</Button>
      </Group>
    </NarrowPage>
  )
}
