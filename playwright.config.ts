import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Journeys in a real browser against the built product, each worker with a server and a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/browser-results',
  fullyParallel: true,
  // One more than the cores there are: a journey waits now and then.
  workers: 3,
  // A slow machine may take so long. A check that holds does not wait for it.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    // What moves is drawn frame by frame by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
