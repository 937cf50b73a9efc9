import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../e2e/browser.ts';
import { startPortal } from '../e2e/portal.ts';

const stations = 300;

const call = async (url, token, method, path, body) => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

const plant = async (url, token) => {
  const { data: portal } = await call(url, token, 'GET', '/portal');
  const { data } = await call(url, token, 'POST', '/ship_time_requests', {
    fiscal_year_id: portal.open_fiscal_year.id,
    project_title: 'Three hundred stations',
  });
  await call(url, token, 'PATCH', `/ship_time_requests/${data.id}`, {
    equipment_requirements: 'A rosette, a winch for 5000 m and a laboratory in the cold. '.repeat(30),
    operational_days: 20,
    min_science_berths: 6,
    ideal_science_berths: 8,
  });
  await call(
    url,
    token,
    'PUT',
    `/ship_time_requests/${data.id}/stations`,
    Array.from({ length: stations }, (_, n) => ({
      name: `AZ_${n}`,
      type: 'CTD',
      latitude: 42 + (n % 60) / 10,
      longitude: -66 + n / 20,
    })),
  );
  return data.id;
};

const signedIn = async (url, session) => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/legal/accessibility`);
  await page.evaluate(({ access_token, expires_at }) => {
    localStorage.setItem('shiptime.contact', String(Date.now()));
    localStorage.setItem('shiptime.session', JSON.stringify({ token: access_token, expires_at }));
  }, session);
  return { browser, page };
};

export const withThreeHundredStations = async (section, work) => {
  const portal = await startPortal();
  try {
    const session = await call(portal.url, null, 'POST', '/auth/login', {
      email: 'proponent@shiptime.example',
      password: 'Shiptime-Demo-1',
    });
    const id = await plant(portal.url, session.access_token);
    const { browser, page } = await signedIn(portal.url, session);
    try {
      await work(page, `${portal.url}/request/${id}?section=${section}&lang=en`);
    } finally {
      await browser.close();
    }
  } finally {
    await portal.stop();
  }
};

export const startMainThreadTimer = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
};
