-- Sends the bodies of a file, a line each, over and over; begins at the line it is told.
local bodies = {}
for line in io.lines(os.getenv("STORM_BODIES")) do bodies[#bodies + 1] = line end
local at = tonumber(os.getenv("STORM_FROM"))

wrk.method = "POST"
for line in io.lines(os.getenv("STORM_HEADERS")) do
  local name, value = line:match("^(.-): (.*)$")
  wrk.headers[name] = value
end

function request()
  at = at + 1
  return wrk.format(nil, nil, nil, bodies[(at - 1) % #bodies + 1])
end

-- How long a connection waits before its next request, on average; by chance, as people come.
local pause = tonumber(os.getenv("STORM_PAUSE_MS"))
if pause > 0 then
  function delay() return math.random(0, 2 * pause) end
end
