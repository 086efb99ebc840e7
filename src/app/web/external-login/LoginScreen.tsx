import { lazy, Suspense } from 'react'
import { LoginPage } from '../../../landlord/login/web/LoginPage'
import { HomePicture } from './HomePicture'
import { externalLogin } from '../../../landlord/account/web/site-links'

const ExternalLoginDoor = lazy(() => import('./ExternalLoginDoor'))

/** docs/rules/landlord.md#login-with-an-electronic-id */
export default function LoginScreen() {
  return (
    <LoginPage
      picture={<HomePicture />}
      otherWay={
        externalLogin() === 'shown' && (
          <Suspense>
            <ExternalLoginDoor />
          </Suspense>
        )
      }
    />
  )
}
