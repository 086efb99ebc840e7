import './mantine.css'
import './ui.css'
import './ui-fields.css'
import './ui-float.css'
import './ui-page.css'
import './ui-parts.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './answer'
import { configureSession, type SessionEnd } from './session'
import { cssVariablesResolver, theme } from './theme'
import { Toaster } from './toast'
import { followLanguage } from './use-words'

/** The nonce that the server wrote into the page; styles that libraries add at run time must carry it. */
const readNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** Starts the app in `#root` with everything the kit needs around it. */
export function mountUi(app: ReactNode, settings: Partial<SessionEnd> = {}): void {
  const place = document.getElementById('root')
  if (!place) throw new Error('no #root in the page')
  const nonce = readNonce()
  setNonce(nonce)
  configureSession(settings)
  followLanguage()
  createRoot(place).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        getStyleNonce={() => nonce}
        defaultColorScheme="auto"
        deduplicateCssVariables={false}
      >
        <QueryClientProvider client={queryClient}>
          {app}
          <Toaster />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}
