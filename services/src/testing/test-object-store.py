# OpenStack Swift with its S3 interface, all of its servers in one process: a real object store for tests.
# Arguments: folder, address, port, seconds that its clock is ahead, 1 to take no changes.
import os
import sys
import time

folder, address, port, ahead, read_only = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), sys.argv[5] == '1'

if ahead:
    real_time = time.time
    time.time = lambda: real_time() + ahead

import eventlet
from swift.common import utils

utils.eventlet_monkey_patch()
etc = os.path.join(folder, 'etc')
utils.SWIFT_CONF_FILE = os.path.join(etc, 'swift.conf')
for name in ('etc', 'devices/d1', 'cache', 'lock'):
    os.makedirs(os.path.join(folder, name), exist_ok=True)


def write(name, text):
    with open(os.path.join(etc, name), 'w') as file:
        file.write(text)


write('swift.conf', """[swift-hash]
swift_hash_path_suffix = test
swift_hash_path_prefix = test
[storage-policy:0]
name = only
default = yes
""")

from eventlet import wsgi
from swift.common import storage_policy
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

utils.validate_hash_conf()
storage_policy.reload_storage_policies()
eventlet.hubs.use_hub(utils.get_hub())

common = f"""[DEFAULT]
swift_dir = {etc}
devices = {folder}/devices
mount_check = false
disable_fallocate = true
log_level = CRITICAL
"""
sockets = {}
for kind in ('object', 'container', 'account'):
    sockets[kind] = eventlet.listen(('127.0.0.1', 0))
    own_port = sockets[kind].getsockname()[1]
    write(f'{kind}.conf', f"""{common}[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
recon_cache_path = {folder}/cache
recon_lock_path = {folder}/lock
""")
    ring = RingBuilder(4, 1, 1)
    ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': own_port, 'device': 'd1', 'weight': 1.0})
    ring.rebalance()
    ring.get_ring().save(os.path.join(etc, f'{kind}.ring.gz'))

write('proxy.conf', f"""{common}[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth read_only copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_site_writer = secret .admin
[filter:read_only]
use = egg:swift#read_only
read_only = {'true' if read_only else 'false'}
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
""")
sockets['proxy'] = eventlet.listen((address, port))
for kind, socket in sockets.items():
    app = loadapp(os.path.join(etc, f'{kind}.conf'), global_conf={'log_name': kind})
    eventlet.spawn(wsgi.server, socket, app, protocol=SwiftHttpProtocol, log_output=False)
print(sockets['proxy'].getsockname()[1], flush=True)
# It ends with the one who started it.
while os.getppid() != 1:
    eventlet.sleep(1)
