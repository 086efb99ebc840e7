import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { NarrowPage } from '../../../base/ui/page/page'
import type { SecondStepProps } from './SecondStep'

const SecondStep = lazy(() => import('./SecondStep'))

/** The second step as a page of its own, behind a first one that a link or another service was; starting again is the login. */
export function SecondStepPage({ title, ...step }: { title: string } & Omit<SecondStepProps, 'onStartAgain'>) {
  const navigate = useNavigate()
  return (
    <NarrowPage title={title}>
      <Suspense>
        <SecondStep {...step} onStartAgain={() => void navigate({ to: '/login', replace: true })} />
      </Suspense>
    </NarrowPage>
  )
}
