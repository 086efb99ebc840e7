import { useNavigate, useSearch } from '@tanstack/react-router'
import type { LoginAnswer } from '../../account/model'
import { LoginByLink } from './LoginByLink'

/** The pause before the next page opens, in ms (docs/rules/landlord.md#login-and-codes). */
const pause = 50

export default function LoginByLinkPage() {
  const navigate = useNavigate()
  const { token } = useSearch({ from: '/open/login/by-url' })
  const goOn = async ({ user }: LoginAnswer) => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (user.is_register_finished) await navigate({ to: '/home', replace: true })
    else await navigate({ to: '/registration', search: { step: 'profile' }, replace: true })
  }
  return <LoginByLink token={token} path="/login/by-url" onEntered={goOn} />
}
