import type { ChapterSamples, Samples, Surroundings } from './sample.ts';

/** In the order of the chapter: each goes on where the one before it ended. */
type Step = 'sign-in' | 'read' | 'write' | 'refused';

const curl = ({ address, email, password }: Surroundings): Record<Step, string> => ({
  'sign-in': `ADDRESS=${address}
TOKEN=$(curl -s "$ADDRESS/api/auth/login" \\
  -H 'content-type: application/json' \\
  -d '{"email": "${email}", "password": "${password}"}' |
  sed -E 's/.*"access_token":"([^"]+)".*/\\1/')
curl -s "$ADDRESS/api/auth/user" -H "authorization: Bearer $TOKEN"`,
  read: `curl -g -s "$ADDRESS/api/ship_time_requests?include=primaryProponent&sort=-updated_at&page=1&limit=5" \\
  -H "authorization: Bearer $TOKEN"`,
  write: `YEAR=$(curl -s "$ADDRESS/api/portal" |
  sed -E 's/.*"open_fiscal_year":\\{"id":([0-9]+).*/\\1/')
APPLICATION=$(curl -s "$ADDRESS/api/ship_time_requests" \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -H "idempotency-key: first-call-$(date +%s)" \\
  -d "{\\"fiscal_year_id\\": $YEAR, \\"project_title\\": \\"My first application\\"}" |
  sed -E 's/.*"data":\\{"id":([0-9]+).*/\\1/')
curl -s -X PATCH "$ADDRESS/api/ship_time_requests/$APPLICATION" \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{"operational_days": 12.5, "min_science_berths": 8}'`,
  refused: `curl -s -X POST "$ADDRESS/api/ship_time_requests/$APPLICATION/submit" \\
  -H "authorization: Bearer $TOKEN"
curl -s -X DELETE "$ADDRESS/api/ship_time_requests/$APPLICATION" \\
  -H "authorization: Bearer $TOKEN"`,
});

const javascript = ({ address, email, password }: Surroundings): Record<Step, string> => ({
  'sign-in': `const address = '${address}';
let token;
const call = async (method, path, body) => {
  const answer = await fetch(address + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: \`Bearer \${token}\` }),
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.status === 204 ? null : answer.json();
};
({ access_token: token } = await call('POST', '/api/auth/login', {
  email: '${email}',
  password: '${password}',
}));
console.log(await call('GET', '/api/auth/user'));`,
  read: `const { data, meta } = await call(
  'GET',
  '/api/ship_time_requests?include=primaryProponent&sort=-updated_at&page=1&limit=5',
);
console.log(meta.total, data.map(({ id, project_title }) => [id, project_title]));`,
  write: `const { data: portal } = await call('GET', '/api/portal');
const { data: application } = await call('POST', '/api/ship_time_requests', {
  fiscal_year_id: portal.open_fiscal_year.id,
  project_title: 'My first application',
});
await call('PATCH', \`/api/ship_time_requests/\${application.id}\`, {
  operational_days: 12.5,
  min_science_berths: 8,
});`,
  refused: `const refusal = await call('POST', \`/api/ship_time_requests/\${application.id}/submit\`);
console.log(refusal.type, refusal.details);
await call('DELETE', \`/api/ship_time_requests/\${application.id}\`);`,
});

const typescript = ({ address, email, password }: Surroundings): Record<Step, string> => ({
  'sign-in': `import { isProblem, ShiptimeClient } from './client/src/client.ts';

const address = '${address}';
const visitor = new ShiptimeClient({ address });
const { access_token } = await visitor.post('/api/auth/login', {
  body: { email: '${email}', password: '${password}' },
});
const client = new ShiptimeClient({ address, token: access_token });
console.log(await client.get('/api/auth/user', {}));`,
  read: `const rows = client.every('/api/ship_time_requests', {
  query: { include: ['primaryProponent'], sort: ['id'] },
});
for await (const { id, project_title, primaryProponent } of rows)
  console.log(id, project_title, primaryProponent?.last_name);`,
  write: `const { data: portal } = await client.get('/api/portal', {});
const created = await client.post('/api/ship_time_requests', {
  body: {
    fiscal_year_id: portal.open_fiscal_year!.id,
    project_title: 'My first application',
  },
});
const path = { id: created.data.id };
await client.patch('/api/ship_time_requests/{id}', {
  path,
  ifMatch: created.data.lock_version,
  body: { operational_days: 12.5, min_science_berths: 8 },
});`,
  refused: `try {
  await client.post('/api/ship_time_requests/{id}/submit', { path });
} catch (error) {
  if (!isProblem(error, 'incomplete')) throw error;
  console.log(error.problem.details);
}
await client.delete('/api/ship_time_requests/{id}', { path });`,
});

const python = ({ address, email, password }: Surroundings): Record<Step, string> => ({
  'sign-in': `import json, urllib.request, urllib.error, uuid

address, token = "${address}", None

def call(method, path, body=None):
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    if method == "POST":
        headers["idempotency-key"] = str(uuid.uuid4())
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(address + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(asked) as answer:
            return json.load(answer) if answer.status != 204 else None
    except urllib.error.HTTPError as refusal:
        return json.load(refusal)

token = call("POST", "/api/auth/login", {
    "email": "${email}",
    "password": "${password}",
})["access_token"]
print(call("GET", "/api/auth/user"))`,
  read: `page = call("GET", "/api/ship_time_requests?include=primaryProponent&sort=-updated_at&page=1&limit=5")
print(page["meta"]["total"], [(row["id"], row["project_title"]) for row in page["data"]])`,
  write: `year = call("GET", "/api/portal")["data"]["open_fiscal_year"]["id"]
application = call("POST", "/api/ship_time_requests", {
    "fiscal_year_id": year,
    "project_title": "My first application",
})["data"]["id"]
call("PATCH", f"/api/ship_time_requests/{application}", {
    "operational_days": 12.5,
    "min_science_berths": 8,
})`,
  refused: `refusal = call("POST", f"/api/ship_time_requests/{application}/submit")
print(refusal["type"], refusal["details"])
call("DELETE", f"/api/ship_time_requests/{application}")`,
});

const r = ({ address, email, password }: Surroundings): Record<Step, string> => ({
  'sign-in': `library(httr2)

address <- "${address}"
session <- request(address) |>
  req_url_path("/api/auth/login") |>
  req_body_json(list(email = "${email}", password = "${password}")) |>
  req_perform() |>
  resp_body_json()
portal <- function(path) {
  request(paste0(address, path)) |>
    req_auth_bearer_token(session$access_token) |>
    req_error(is_error = \\(answer) FALSE)
}
portal("/api/auth/user") |> req_perform() |> resp_body_json() |> str()`,
  read: `page <- portal("/api/ship_time_requests?include=primaryProponent&sort=-updated_at&page=1&limit=5") |>
  req_perform() |>
  resp_body_json(simplifyVector = TRUE)
page$data[, c("id", "project_title")]`,
  write: `year <- (portal("/api/portal") |> req_perform() |> resp_body_json())$data$open_fiscal_year$id
created <- portal("/api/ship_time_requests") |>
  req_body_json(list(fiscal_year_id = year, project_title = "My first application")) |>
  req_perform() |>
  resp_body_json()
application <- paste0("/api/ship_time_requests/", created$data$id)
portal(application) |>
  req_method("PATCH") |>
  req_body_json(list(operational_days = 12.5, min_science_berths = 8)) |>
  req_perform()`,
  refused: `refusal <- portal(paste0(application, "/submit")) |>
  req_method("POST") |>
  req_perform() |>
  resp_body_json(simplifyVector = TRUE)
refusal$type
refusal$details
portal(application) |> req_method("DELETE") |> req_perform()`,
});

const languages = { curl, javascript, typescript, python, r };

/** By part of the chapter. */
export const firstCalls: ChapterSamples = Object.fromEntries(
  (['sign-in', 'read', 'write', 'refused'] as const).map((step) => [
    step,
    (surroundings: Surroundings): Samples =>
      Object.fromEntries(Object.entries(languages).map(([name, write]) => [name, write(surroundings)[step]])),
  ]),
);
